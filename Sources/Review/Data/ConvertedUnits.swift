/// Units and currencies that translators convert or replace, so that the number before them changes too.
///
/// Ours, of 2026-11: what is said in English of the United States and elsewhere isn't, with currencies.
enum ConvertedUnits {
  static let words: Set<String> = [
    "mile", "miles", "mi", "mph", "foot", "feet", "ft", "inch", "inches", "yard", "yards", "pound",
    "pounds", "lb", "lbs", "ounce", "ounces", "oz", "gallon", "gallons", "degrees", "fahrenheit",
    "dollar", "dollars", "cent", "cents", "buck", "bucks", "euro", "euros", "km", "kilometers",
    "kilometres", "usd", "eur", "gbp", "p.m", "pm",
  ]

  static let signs: Set<Unicode.Scalar> = ["$", "€", "£", "¥", "₩", "₹", "₽", "°", "฿"]
}
