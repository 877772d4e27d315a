import Vocabulary

/// Words that Siri knows without being told, as the terms of a vocabulary.
enum GenericTerms {
  /// What a parameter takes terms for.
  enum Kind: String, Hashable {
    case workout
    case media
    case ride

    /// The kind that parameters of a vocabulary have; `nil` when they have none or different ones.
    init?(_ parameters: [String]) {
      let kinds = Set(
        parameters.map { name -> Kind? in
          if name.hasSuffix(".workoutName") { return .workout }
          if name.hasSuffix(".rideOptionName") { return .ride }
          return name.hasPrefix("INPlayMediaIntent.") ? .media : nil
        })
      guard kinds.count == 1, let kind = kinds.first ?? nil else { return nil }
      self = kind
    }
  }

  /// Whether a term is one of the words of its language.
  static func contains(_ term: String, of kind: Kind, in language: Language?) -> Bool {
    guard let language, let key = FoldedPhrase(term).ifAny else { return false }
    let tags = [language.tag, language.primarySubtag].compactMap(\.self)
    return tags.contains { tables[kind]?[$0]?.contains(key) == true }
  }

  private static let tables: [Kind: [String: Set<FoldedPhrase>]] = {
    var tables: [Kind: [String: Set<FoldedPhrase>]] = [:]
    for line in words.split(separator: "\n") {
      let fields = line.split(separator: "|")
      guard fields.count == 3, let kind = Kind(rawValue: String(fields[0])) else { continue }
      let terms = fields[2].split(separator: ",").map { FoldedPhrase(String($0)) }
      tables[kind, default: [:]][String(fields[1]), default: []].formUnion(terms)
    }
    return tables
  }()

  /// Kind, language and words.
  ///
  /// Dated 2026-11. Sources: for the first line the constants of `INWorkoutNameIdentifier` (Apple's Intents
  /// framework, iOS 10 to 16); Apple's pages name “My Workout” and “Photo Album” as generic. The other
  /// words and all translations are ours, and only those that nobody would take for a name.
  private static let words = """
    workout|en|run,sit,steps,stand,move,walk,yoga,dance,crosstraining,elliptical,rower,cycle,stairs,other,\
    indoorrun,indoorcycle,indoorwalk,exercise,hike,highIntensityIntervalTraining,swim
    workout|en|running,walking,dancing,cross training,rowing,cycling,biking,indoor run,indoor cycle,\
    indoor walk,hiking,high intensity interval training,HIIT,swimming,workout,my workout,a workout,\
    the workout,new workout,training,my training
    workout|de|laufen,lauf,gehen,spaziergang,yoga,tanzen,rudern,radfahren,wandern,schwimmen,training,\
    mein training,workout,mein workout
    workout|fr|course,course à pied,marche,yoga,danse,vélo,cyclisme,randonnée,natation,entraînement,\
    mon entraînement,exercice
    workout|es|correr,carrera,caminar,yoga,bailar,baile,remo,ciclismo,senderismo,natación,nadar,\
    entrenamiento,mi entrenamiento,ejercicio
    workout|it|corsa,camminata,yoga,danza,ciclismo,nuoto,escursionismo,allenamento,il mio allenamento
    workout|pt|corrida,caminhada,ioga,yoga,dança,ciclismo,natação,treino,meu treino,o meu treino
    workout|nl|hardlopen,wandelen,yoga,dansen,roeien,fietsen,zwemmen,training,mijn training,workout
    workout|ru|бег,ходьба,йога,танцы,плавание,тренировка,моя тренировка
    workout|ja|ランニング,ウォーキング,ヨガ,ダンス,サイクリング,水泳,ハイキング,ワークアウト,マイワークアウト,運動
    workout|zh-Hans|跑步,步行,瑜伽,跳舞,舞蹈,骑行,游泳,徒步,体能训练,我的体能训练,锻炼,我的锻炼,运动
    workout|zh-Hant|跑步,步行,瑜伽,瑜珈,舞蹈,游泳,健行,體能訓練,我的體能訓練,運動
    workout|zh-HK|跑步,步行,瑜伽,舞蹈,游泳,遠足,體能訓練,我的體能訓練,運動
    workout|ko|달리기,걷기,요가,댄스,수영,하이킹,운동,내 운동
    media|en|playlist,my playlist,new playlist,favorites,my favorites,favourites,my favourites,music,\
    my music,songs,my songs,album,photo album,podcasts,my podcasts,audiobooks,my audiobooks,library,\
    my library
    media|de|playlist,meine playlist,wiedergabeliste,favoriten,meine favoriten,musik,meine musik
    media|fr|playlist,ma playlist,favoris,mes favoris,musique,ma musique
    media|es|lista de reproducción,mi lista de reproducción,favoritos,mis favoritos,música,mi música
    media|it|playlist,la mia playlist,preferiti,musica,la mia musica
    media|pt|playlist,minha playlist,favoritos,meus favoritos,música,minha música
    media|nl|afspeellijst,mijn afspeellijst,favorieten,mijn favorieten,muziek,mijn muziek
    media|ja|プレイリスト,マイプレイリスト,お気に入り,音楽,ミュージック
    media|zh-Hans|播放列表,我的播放列表,我的收藏,音乐,我的音乐
    media|zh-Hant|播放列表,我的播放列表,我的最愛,音樂,我的音樂
    media|ko|재생목록,내 재생목록,즐겨찾기,음악,내 음악
    ride|en|ride,a ride,my ride,car,a car,taxi,a taxi,cab,a cab
    ride|de|fahrt,eine fahrt,auto,ein auto,taxi,ein taxi
    ride|fr|course,une course,voiture,une voiture,taxi,un taxi
    ride|es|viaje,un viaje,coche,un coche,taxi,un taxi
    ride|it|corsa,una corsa,auto,un’auto,taxi,un taxi
    ride|pt|viagem,uma viagem,carro,um carro,táxi,um táxi
    ride|nl|rit,een rit,auto,een auto,taxi,een taxi
    ride|ja|タクシー
    ride|zh-Hans|出租车
    ride|zh-Hant|計程車
    ride|zh-HK|的士
    ride|ko|택시
    """
}

extension FoldedPhrase {
  /// The phrase, unless nothing is left of it.
  fileprivate var ifAny: FoldedPhrase? { isEmpty ? nil : self }
}
