extension LanguageNameTable {
  /// One language per line: tag | English name | endonym.
  ///
  /// Source: Unicode CLDR 41 (April 2022), `common/main`, display names of languages, scripts and
  /// territories, with a capital at the start as in a menu. Ours: the names of Chinese, which tell
  /// apart what a bundle tells apart, and a few names that CLDR 41 lacks or has changed since (Türkiye).
  /// © 1991–2022 Unicode, Inc., used under the Unicode licence.
  static let table = """
    aa|Afar|
    ab|Abkhazian|Аԥсуа
    ae|Avestan|
    af|Afrikaans|Afrikaans
    af-ZA|Afrikaans (South Africa)|Afrikaans (Suid-Afrika)
    ak|Akan|Akan
    am|Amharic|አማርኛ
    am-ET|Amharic (Ethiopia)|አማርኛ (ኢትዮጵያ)
    an|Aragonese|Aragonés
    ar|Arabic|العربية
    ar-AE|Arabic (United Arab Emirates)|العربية (الإمارات العربية المتحدة)
    ar-BH|Arabic (Bahrain)|العربية (البحرين)
    ar-DZ|Arabic (Algeria)|العربية (الجزائر)
    ar-EG|Arabic (Egypt)|العربية (مصر)
    ar-IQ|Arabic (Iraq)|العربية (العراق)
    ar-JO|Arabic (Jordan)|العربية (الأردن)
    ar-KW|Arabic (Kuwait)|العربية (الكويت)
    ar-LB|Arabic (Lebanon)|العربية (لبنان)
    ar-LY|Arabic (Libya)|العربية (ليبيا)
    ar-MA|Arabic (Morocco)|العربية (المغرب)
    ar-OM|Arabic (Oman)|العربية (عُمان)
    ar-QA|Arabic (Qatar)|العربية (قطر)
    ar-SA|Arabic (Saudi Arabia)|العربية (المملكة العربية السعودية)
    ar-SD|Arabic (Sudan)|العربية (السودان)
    ar-SY|Arabic (Syria)|العربية (سوريا)
    ar-TN|Arabic (Tunisia)|العربية (تونس)
    ar-YE|Arabic (Yemen)|العربية (اليمن)
    arc|Aramaic|
    arn|Mapuche|
    ary|Moroccan Arabic|
    arz|Egyptian Arabic|
    as|Assamese|অসমীয়া
    ast|Asturian|Asturianu
    av|Avaric|
    ay|Aymara|Aymar aru
    az|Azerbaijani|Azərbaycan
    az-AZ|Azerbaijani (Azerbaijan)|Azərbaycan (Azərbaycan)
    az-Cyrl|Azerbaijani, Cyrillic|Азәрбајҹан (Кирил)
    ba|Bashkir|Башҡортса
    bal|Baluchi|
    ban|Balinese|
    be|Belarusian|Беларуская
    be-BY|Belarusian (Belarus)|Беларуская (Беларусь)
    bg|Bulgarian|Български
    bg-BG|Bulgarian (Bulgaria)|Български (България)
    bho|Bhojpuri|
    bi|Bislama|
    bm|Bambara|Bamanakan
    bn|Bangla|বাংলা
    bn-BD|Bangla (Bangladesh)|বাংলা (বাংলাদেশ)
    bo|Tibetan|བོད་སྐད་
    br|Breton|Brezhoneg
    bs|Bosnian|Bosanski
    bs-BA|Bosnian (Bosnia and Herzegovina)|Bosanski (Bosna i Hercegovina)
    bs-Cyrl|Bosnian, Cyrillic|Босански (ћирилица)
    ca|Catalan|Català
    ca-ES|Catalan (Spain)|Català (Espanya)
    ca-ES-valencia|Catalan (Valencia)|Valencià
    ce|Chechen|Нохчийн
    ceb|Cebuano|Binisaya
    ch|Chamorro|
    chm|Mari|
    chr|Cherokee|ᏣᎳᎩ
    ckb|Central Kurdish|کوردیی ناوەندی
    co|Corsican|Corsu
    cr|Cree|
    cs|Czech|Čeština
    cs-CZ|Czech (Czechia)|Čeština (Česko)
    csb|Kashubian|Kaszëbsczi
    cu|Church Slavic|
    cv|Chuvash|Чӑвашла
    cy|Welsh|Cymraeg
    cy-GB|Welsh (United Kingdom)|Cymraeg (Y Deyrnas Unedig)
    da|Danish|Dansk
    da-DK|Danish (Denmark)|Dansk (Danmark)
    de|German|Deutsch
    de-AT|German (Austria)|Deutsch (Österreich)
    de-CH|German (Switzerland)|Deutsch (Schweiz)
    de-DE|German (Germany)|Deutsch (Deutschland)
    de-LI|German (Liechtenstein)|Deutsch (Liechtenstein)
    de-LU|German (Luxembourg)|Deutsch (Luxemburg)
    dsb|Lower Sorbian|Dolnoserbšćina
    dv|Divehi|ދިވެހިބަސް
    dz|Dzongkha|རྫོང་ཁ
    ee|Ewe|Eʋegbe
    el|Greek|Ελληνικά
    el-GR|Greek (Greece)|Ελληνικά (Ελλάδα)
    en|English|English
    en-001|English (world)|English (world)
    en-150|English (Europe)|English (Europe)
    en-AU|English (Australia)|English (Australia)
    en-CA|English (Canada)|English (Canada)
    en-GB|English (United Kingdom)|English (United Kingdom)
    en-HK|English (Hong Kong)|English (Hong Kong)
    en-IE|English (Ireland)|English (Ireland)
    en-IN|English (India)|English (India)
    en-MY|English (Malaysia)|English (Malaysia)
    en-NZ|English (New Zealand)|English (New Zealand)
    en-PH|English (Philippines)|English (Philippines)
    en-SG|English (Singapore)|English (Singapore)
    en-US|English (United States)|English (United States)
    en-ZA|English (South Africa)|English (South Africa)
    eo|Esperanto|Esperanto
    es|Spanish|Español
    es-419|Spanish (Latin America)|Español (Latinoamérica)
    es-AR|Spanish (Argentina)|Español (Argentina)
    es-BO|Spanish (Bolivia)|Español (Bolivia)
    es-CL|Spanish (Chile)|Español (Chile)
    es-CO|Spanish (Colombia)|Español (Colombia)
    es-CR|Spanish (Costa Rica)|Español (Costa Rica)
    es-DO|Spanish (Dominican Republic)|Español (República Dominicana)
    es-EC|Spanish (Ecuador)|Español (Ecuador)
    es-ES|Spanish (Spain)|Español (España)
    es-GT|Spanish (Guatemala)|Español (Guatemala)
    es-MX|Spanish (Mexico)|Español (México)
    es-PA|Spanish (Panama)|Español (Panamá)
    es-PE|Spanish (Peru)|Español (Perú)
    es-PR|Spanish (Puerto Rico)|Español (Puerto Rico)
    es-PY|Spanish (Paraguay)|Español (Paraguay)
    es-US|Spanish (United States)|Español (Estados Unidos)
    es-UY|Spanish (Uruguay)|Español (Uruguay)
    es-VE|Spanish (Venezuela)|Español (Venezuela)
    et|Estonian|Eesti
    et-EE|Estonian (Estonia)|Eesti (Eesti)
    eu|Basque|Euskara
    eu-ES|Basque (Spain)|Euskara (Espainia)
    fa|Persian|فارسی
    fa-IR|Persian (Iran)|فارسی (ایران)
    ff|Fulah|Pulaar
    fi|Finnish|Suomi
    fi-FI|Finnish (Finland)|Suomi (Suomi)
    fil|Filipino|Filipino
    fil-PH|Filipino (Philippines)|Filipino (Pilipinas)
    fj|Fijian|
    fo|Faroese|Føroyskt
    fr|French|Français
    fr-BE|French (Belgium)|Français (Belgique)
    fr-CA|French (Canada)|Français (Canada)
    fr-CH|French (Switzerland)|Français (Suisse)
    fr-FR|French (France)|Français (France)
    fr-LU|French (Luxembourg)|Français (Luxembourg)
    fur|Friulian|Furlan
    fy|Western Frisian|Frysk
    ga|Irish|Gaeilge
    ga-IE|Irish (Ireland)|Gaeilge (Éire)
    gan|Gan Chinese|
    gd|Scottish Gaelic|Gàidhlig
    gl|Galician|Galego
    gl-ES|Galician (Spain)|Galego (España)
    glk|Gilaki|
    gn|Guarani|Avañe’ẽ
    gsw|Swiss German|Schwiizertüütsch
    gu|Gujarati|ગુજરાતી
    gu-IN|Gujarati (India)|ગુજરાતી (ભારત)
    gv|Manx|Gaelg
    ha|Hausa|Hausa
    hak|Hakka Chinese|
    haw|Hawaiian|ʻŌlelo Hawaiʻi
    he|Hebrew|עברית
    he-IL|Hebrew (Israel)|עברית (ישראל)
    hi|Hindi|हिन्दी
    hi-IN|Hindi (India)|हिन्दी (भारत)
    hmn|Hmong|
    ho|Hiri Motu|
    hr|Croatian|Hrvatski
    hr-HR|Croatian (Croatia)|Hrvatski (Hrvatska)
    hsb|Upper Sorbian|Hornjoserbšćina
    ht|Haitian Creole|Kreyòl ayisyen
    hu|Hungarian|Magyar
    hu-HU|Hungarian (Hungary)|Magyar (Magyarország)
    hy|Armenian|Հայերեն
    hy-AM|Armenian (Armenia)|Հայերեն (Հայաստան)
    hz|Herero|
    ia|Interlingua|Interlingua
    id|Indonesian|Indonesia
    id-ID|Indonesian (Indonesia)|Indonesia (Indonesia)
    ie|Interlingue|Interlingue
    ig|Igbo|Igbo
    ii|Sichuan Yi|ꆈꌠꉙ
    ik|Inupiaq|
    io|Ido|Ido
    is|Icelandic|Íslenska
    is-IS|Icelandic (Iceland)|Íslenska (Ísland)
    it|Italian|Italiano
    it-CH|Italian (Switzerland)|Italiano (Svizzera)
    it-IT|Italian (Italy)|Italiano (Italia)
    iu|Inuktitut|
    ja|Japanese|日本語
    ja-JP|Japanese (Japan)|日本語（日本）
    jbo|Lojban|la .lojban.
    jv|Javanese|Jawa
    ka|Georgian|ქართული
    ka-GE|Georgian (Georgia)|ქართული (საქართველო)
    kab|Kabyle|Taqbaylit
    kg|Kongo|
    ki|Kikuyu|Gikuyu
    kj|Kuanyama|
    kk|Kazakh|Қазақ тілі
    kk-KZ|Kazakh (Kazakhstan)|Қазақ тілі (Қазақстан)
    kl|Kalaallisut|Kalaallisut
    km|Khmer|ខ្មែរ
    km-KH|Khmer (Cambodia)|ខ្មែរ (កម្ពុជា)
    kn|Kannada|ಕನ್ನಡ
    kn-IN|Kannada (India)|ಕನ್ನಡ (ಭಾರತ)
    ko|Korean|한국어
    ko-KR|Korean (South Korea)|한국어 (대한민국)
    kok|Konkani|कोंकणी
    kr|Kanuri|
    ks|Kashmiri|کٲشُر
    ksh|Colognian|Kölsch
    ku|Kurdish|Kurdî
    ku-Arab|Kurdish, Arabic|Kurdî (erebî)
    kv|Komi|
    kw|Cornish|Kernewek
    ky|Kyrgyz|Кыргызча
    ky-KG|Kyrgyz (Kyrgyzstan)|Кыргызча (Кыргызстан)
    la|Latin|Latina
    lb|Luxembourgish|Lëtzebuergesch
    lg|Ganda|Luganda
    li|Limburgish|Limburgs
    lij|Ligurian|
    lmo|Lombard|Lombard
    ln|Lingala|Lingála
    lo|Lao|ລາວ
    lo-LA|Lao (Laos)|ລາວ (ລາວ)
    lrc|Northern Luri|لۊری شومالی
    lt|Lithuanian|Lietuvių
    lt-LT|Lithuanian (Lithuania)|Lietuvių (Lietuva)
    ltg|Latgalian|Latgalīšu
    lu|Luba-Katanga|Tshiluba
    lv|Latvian|Latviešu
    lv-LV|Latvian (Latvia)|Latviešu (Latvija)
    mai|Maithili|मैथिली
    mg|Malagasy|Malagasy
    mh|Marshallese|
    mi|Māori|Te reo Māori
    mk|Macedonian|Македонски
    mk-MK|Macedonian (North Macedonia)|Македонски (Северна Македонија)
    ml|Malayalam|മലയാളം
    ml-IN|Malayalam (India)|മലയാളം (ഇന്ത്യ)
    mn|Mongolian|Монгол
    mn-MN|Mongolian (Mongolia)|Монгол (Монгол)
    mni|Manipuri|মৈতৈলোন্
    mr|Marathi|मराठी
    mr-IN|Marathi (India)|मराठी (भारत)
    ms|Malay|Melayu
    ms-Arab|Malay, Arabic|Melayu (Arab)
    ms-MY|Malay (Malaysia)|Melayu (Malaysia)
    mt|Maltese|Malti
    mt-MT|Maltese (Malta)|Malti (Malta)
    my|Burmese|မြန်မာ
    my-MM|Burmese (Myanmar)|မြန်မာ (မြန်မာ)
    mzn|Mazanderani|مازرونی
    na|Nauru|
    nan|Min Nan Chinese|
    nb|Norwegian Bokmål|Norsk bokmål
    nb-NO|Norwegian Bokmål (Norway)|Norsk bokmål (Norge)
    nd|North Ndebele|isiNdebele
    nds|Low German|Plattdüütsch
    ne|Nepali|नेपाली
    ne-NP|Nepali (Nepal)|नेपाली (नेपाल)
    ng|Ndonga|
    nl|Dutch|Nederlands
    nl-BE|Dutch (Belgium)|Nederlands (België)
    nl-NL|Dutch (Netherlands)|Nederlands (Nederland)
    nn|Norwegian Nynorsk|Norsk nynorsk
    nn-NO|Norwegian Nynorsk (Norway)|Norsk nynorsk (Norge)
    nqo|N’Ko|
    nr|South Ndebele|isiNdebele
    nso|Northern Sotho|Sesotho sa Leboa
    nv|Navajo|
    ny|Nyanja|Chichewa
    oc|Occitan|Occitan
    oj|Ojibwa|
    om|Oromo|Oromoo
    or|Odia|ଓଡ଼ିଆ
    os|Ossetic|Ирон
    pa|Punjabi|ਪੰਜਾਬੀ
    pa-Arab|Punjabi, Arabic|پنجابی (عربی)
    pa-IN|Punjabi (India)|ਪੰਜਾਬੀ (ਭਾਰਤ)
    pap|Papiamento|Papiamentu
    pcm|Nigerian Pidgin|Naijíriá Píjin
    pi|Pali|
    pl|Polish|Polski
    pl-PL|Polish (Poland)|Polski (Polska)
    ps|Pashto|پښتو
    ps-AF|Pashto (Afghanistan)|پښتو (افغانستان)
    pt|Portuguese|Português
    pt-AO|Portuguese (Angola)|Português (Angola)
    pt-BR|Portuguese (Brazil)|Português (Brasil)
    pt-PT|Portuguese (Portugal)|Português (Portugal)
    qu|Quechua|Runasimi
    rm|Romansh|Rumantsch
    rn|Rundi|Ikirundi
    ro|Romanian|Română
    ro-MD|Romanian (Moldova)|Română (Republica Moldova)
    ro-RO|Romanian (Romania)|Română (România)
    rom|Romany|
    ru|Russian|Русский
    ru-RU|Russian (Russia)|Русский (Россия)
    ru-UA|Russian (Ukraine)|Русский (Украина)
    rw|Kinyarwanda|Kinyarwanda
    sa|Sanskrit|संस्कृत भाषा
    sah|Sakha|Саха тыла
    sat|Santali|ᱥᱟᱱᱛᱟᱲᱤ
    sc|Sardinian|Sardu
    scn|Sicilian|Sicilianu
    sco|Scots|Scots
    sd|Sindhi|سنڌي
    sdh|Southern Kurdish|
    se|Northern Sami|Davvisámegiella
    sg|Sango|Sängö
    si|Sinhala|සිංහල
    si-LK|Sinhala (Sri Lanka)|සිංහල (ශ්‍රී ලංකාව)
    sk|Slovak|Slovenčina
    sk-SK|Slovak (Slovakia)|Slovenčina (Slovensko)
    sl|Slovenian|Slovenščina
    sl-SI|Slovenian (Slovenia)|Slovenščina (Slovenija)
    sm|Samoan|Gagana Samoa
    smj|Lule Sami|
    smn|Inari Sami|Anarâškielâ
    sn|Shona|ChiShona
    so|Somali|Soomaali
    sq|Albanian|Shqip
    sq-AL|Albanian (Albania)|Shqip (Shqipëri)
    sr|Serbian|Српски
    sr-Cyrl|Serbian, Cyrillic|Српски (ћирилица)
    sr-Latn|Serbian, Latin|Srpski (latinica)
    sr-Latn-RS|Serbian, Latin (Serbia)|Srpski (latinica, Srbija)
    sr-RS|Serbian (Serbia)|Српски (Србија)
    ss|Swati|siSwati
    st|Southern Sotho|Sesotho
    su|Sundanese|Basa Sunda
    sv|Swedish|Svenska
    sv-FI|Swedish (Finland)|Svenska (Finland)
    sv-SE|Swedish (Sweden)|Svenska (Sverige)
    sw|Swahili|Kiswahili
    sw-TZ|Swahili (Tanzania)|Kiswahili (Tanzania)
    syr|Syriac|
    szl|Silesian|Ślōnski
    ta|Tamil|தமிழ்
    ta-IN|Tamil (India)|தமிழ் (இந்தியா)
    te|Telugu|తెలుగు
    te-IN|Telugu (India)|తెలుగు (భారతదేశం)
    tg|Tajik|Тоҷикӣ
    th|Thai|ไทย
    th-TH|Thai (Thailand)|ไทย (ไทย)
    ti|Tigrinya|ትግርኛ
    tk|Turkmen|Türkmen dili
    tlh|Klingon|
    tn|Tswana|Setswana
    to|Tongan|Lea fakatonga
    tr|Turkish|Türkçe
    tr-TR|Turkish (Türkiye)|Türkçe (Türkiye)
    ts|Tsonga|Xitsonga
    tt|Tatar|Татар
    tw|Twi|
    ty|Tahitian|
    tzm|Central Atlas Tamazight|Tamaziɣt n laṭlaṣ
    ug|Uyghur|ئۇيغۇرچە
    uk|Ukrainian|Українська
    uk-UA|Ukrainian (Ukraine)|Українська (Україна)
    ur|Urdu|اردو
    ur-PK|Urdu (Pakistan)|اردو (پاکستان)
    uz|Uzbek|O‘zbek
    uz-Cyrl|Uzbek, Cyrillic|Ўзбекча (Кирил)
    uz-Latn|Uzbek, Latin|O‘zbek (lotin)
    uz-UZ|Uzbek (Uzbekistan)|O‘zbek (Oʻzbekiston)
    ve|Venda|Tshivenḓa
    vec|Venetian|Vèneto
    vi|Vietnamese|Tiếng Việt
    vi-VN|Vietnamese (Vietnam)|Tiếng Việt (Việt Nam)
    vo|Volapük|Volapük
    wa|Walloon|Walon
    wo|Wolof|Wolof
    wuu|Wu Chinese|
    xh|Xhosa|isiXhosa
    yi|Yiddish|ייִדיש
    yo|Yoruba|Èdè Yorùbá
    yue|Cantonese|粵語
    yue-Hans|Cantonese, Simplified|粤语（简体）
    yue-Hant|Cantonese, Traditional|粵語（繁體）
    za|Zhuang|
    zgh|Standard Moroccan Tamazight|ⵜⴰⵎⴰⵣⵉⵖⵜ
    zh|Chinese|中文
    zh-HK|Chinese, Hong Kong|繁體中文（香港）
    zh-Hans|Chinese, Simplified|简体中文
    zh-Hans-CN|Chinese, Simplified (mainland China)|简体中文（中国大陆）
    zh-Hans-HK|Chinese, Simplified (Hong Kong)|简体中文（香港）
    zh-Hans-SG|Chinese, Simplified (Singapore)|简体中文（新加坡）
    zh-Hant|Chinese, Traditional|繁體中文
    zh-Hant-MO|Chinese, Traditional (Macao)|繁體中文（澳門）
    zh-Hant-TW|Chinese, Traditional (Taiwan)|繁體中文（台灣）
    zh-MO|Chinese, Macao|繁體中文（澳門）
    zh-SG|Chinese, Singapore|简体中文（新加坡）
    zu|Zulu|isiZulu
    zu-ZA|Zulu (South Africa)|isiZulu (iNingizimu Afrika)
    """
}
