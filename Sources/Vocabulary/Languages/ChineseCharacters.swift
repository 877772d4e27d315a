/// Characters that tell simplified from traditional Chinese.
///
/// Ours, of 2026-11: frequent ones, most of them of commands, whose form belongs to one of the two alone. Left
/// out are those that both have (台, 里, 后, 云), and surnames. Checked against OpenCC's tables of characters
/// (`STCharacters`, `TSCharacters`).
enum ChineseCharacters {
  static let simplified = set(
    """
      开发讯传给说听读写请让启动运锻炼训练结暂继续显时间钟车辆预订单购买卖钱转账帐汇银
      电话视频乐专辑图书门锁关闭灯热风国华东见来对会学习语译词课题问询检测记录标签备个
      们这为与从样现实还过进远边达区线网络级红绿蓝长马鸟鱼龙岁医药饭饮馆场园楼爱货约织
      带击项数无业务变换报导览历态总计设绍链连断调较压双随节环两觉亲妈爷儿应该谢谁吗帮
      办处寻组团员队亿声响静滚选择删复认错误阅邮编笔纸简师坚决况减试诉证识详诗论评议讲
      许谈贝负财费资赛赢输轻载农迁递遗迟邻针铁铃销键镜闹闻阳阴际陆险难雾须顺顾颜额飞饿
      驾验骑鲜麦黄齐齿龄
    """)

  static let traditional = set(
    """
      開發訊傳給說聽讀寫請讓啟動運鍛煉訓練結暫繼續顯時間鐘車輛預訂單購買賣錢轉賬帳匯銀
      電話視頻樂專輯圖書門鎖關閉燈熱風國華東見來對會學習語譯詞課題問詢檢測記錄標簽備個
      們這為與從樣現實還過進遠邊達區線網絡級紅綠藍長馬鳥魚龍歲醫藥飯飲館場園樓愛貨約織
      帶擊項數無業務變換報導覽歷態總計設紹鏈連斷調較壓雙隨節環兩覺親媽爺兒應該謝誰嗎幫
      辦處尋組團員隊億聲響靜滾選擇刪複認錯誤閱郵編筆紙簡師堅決況減試訴證識詳詩論評議講
      許談貝負財費資賽贏輸輕載農遷遞遺遲鄰針鐵鈴銷鍵鏡鬧聞陽陰際陸險難霧須順顧顏額飛餓
      駕驗騎鮮麥黃齊齒齡
    """)

  private static func set(_ text: String) -> Set<Unicode.Scalar> {
    Set(text.unicodeScalars.filter { !$0.properties.isWhitespace })
  }
}
