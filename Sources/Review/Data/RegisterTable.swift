/// The forms by which languages speak to Siri as to a friend or as to a stranger.
///
/// Ours, of 2026-11: imperatives of the verbs that commands are made of. Only languages in which the form
/// alone tells, and of their words only those that are no nouns in the place looked at: Spanish “pausa” and
/// French “commande” open a noun phrase as well. Left out are languages whose forms don't tell (Dutch
/// “start”), whose speakers mix them freely (Portuguese “envia” and “envie” in Brazil), whose difference is of
/// another kind (Thai, Vietnamese, Hindi), and those of which we know too little (Polish, Czech, Greek,
/// Romanian, Finnish, Hungarian, Ukrainian).
enum RegisterTable {
  /// Where the form stands.
  enum Position {
    case firstWord
    case lastWord
    /// The last letters of the phrase.
    case ending
  }

  struct Forms {
    let position: Position
    let familiar: Set<String>
    let polite: Set<String>
    /// How the two are called.
    let names: (familiar: String, polite: String)
  }

  static let forms: [String: Forms] = [
    "de": row(
      .firstWord, ("du", "Sie"),
      """
      starte beginne beende öffne schließe sende schicke schreib schreibe zeig zeige such suche finde spiel
      spiele ruf rufe lies frag frage sag sage mach mache füge markiere pausiere setze nimm halte stoppe
      entsperre verriegle storniere bestell bestelle buche reserviere prüfe brich verwirf unterbrich gib lade
      """, ""),
    "es": row(
      .firstWord, ("tú", "usted"),
      """
      inicia empieza comienza termina acaba finaliza cancela reanuda continúa retoma detén envía manda
      muestra muéstrame enseña abre cierra llama encuentra reproduce pon añade agrega pide dile pregúntale
      lee escribe haz ponme envíale mándale consígueme
      """,
      """
      inicie empiece comience termine acabe finalice cancele reanude continúe retome detenga envíe mande
      muestre muéstreme enseñe abra cierre llame encuentre reproduzca ponga añada agregue pida dígale
      pregúntele lea escriba haga póngame envíele mándele consígame
      """),
    "fr": row(
      .firstWord, ("tu", "vous"),
      """
      démarre commence arrête envoie affiche trouve appelle joue lis ouvre ferme ajoute mets reprends
      termine annule dis écris vérifie montre-moi donne-moi envoie-moi dis-moi trouve-moi réserve-moi
      """,
      """
      démarrez lancez commencez arrêtez envoyez montrez affichez cherchez recherchez trouvez appelez jouez
      lisez ouvrez fermez ajoutez marquez mettez reprenez terminez annulez réservez demandez dites écrivez
      vérifiez commandez montrez-moi donnez-moi envoyez-moi dites-moi trouvez-moi réservez-moi
      """),
    "it": row(
      .firstWord, ("tu", "Lei"),
      """
      avvia invia manda apri chiudi chiama riproduci metti aggiungi prenota chiedi trova ferma annulla
      riprendi mostrami leggi scrivi dì fai
      """,
      """
      avvii invii mandi apra chiuda chiami riproduca metta aggiunga prenoti chieda trovi fermi annulli
      riprenda mostrimi legga scriva dica faccia
      """),
    "ru": row(
      .firstWord, ("ты", "вы"),
      """
      отправь пошли покажи найди открой закрой запусти начни включи выключи позвони останови закончи заверши
      отмени продолжи напиши прочитай закажи добавь скажи поставь отметь спроси вызови забронируй
      """,
      """
      отправьте пошлите покажите найдите откройте закройте запустите начните включите выключите позвоните
      остановите закончите завершите отмените продолжите напишите прочитайте закажите добавьте скажите
      поставьте отметьте спросите вызовите забронируйте
      """),
    "tr": row(
      .lastWord, ("sen", "siz"),
      """
      başlat gönder göster aç kapat bul çal oku durdur bitir yaz söyle ekle et ettir
      işaretle çağır
      """,
      """
      başlatın gönderin gösterin açın kapatın bulun çalın okuyun durdurun bitirin arayın yazın söyleyin
      ekleyin edin ettirin işaretleyin çağırın başlatınız gönderiniz gösteriniz açınız arayınız ediniz
      """),
    "ja": row(.ending, ("〜て", "〜てください"), "して って んで いて けて めて べて えて せて げて", "ください 下さい"),
    "ko": row(.ending, ("해 줘", "해 주세요"), "줘 줄래", "주세요 주십시오 하세요 줘요"),
  ]

  private static func row(
    _ position: Position, _ names: (String, String), _ familiar: String, _ polite: String
  ) -> Forms {
    Forms(
      position: position, familiar: set(familiar), polite: set(polite),
      names: (familiar: names.0, polite: names.1))
  }

  private static func set(_ words: String) -> Set<String> {
    Set(words.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
