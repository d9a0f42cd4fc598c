/** Country by the first two of a station number's seven digits (UIC leaflet 920-14). */
const countries: Readonly<Record<string, string>> = {
  '10': 'FI',
  '20': 'RU',
  '21': 'BY',
  '22': 'UA',
  '24': 'LT',
  '25': 'LV',
  '26': 'EE',
  '50': 'BA',
  '51': 'PL',
  '52': 'BG',
  '53': 'RO',
  '54': 'CZ',
  '55': 'HU',
  '56': 'SK',
  '62': 'ME',
  '65': 'MK',
  '70': 'GB',
  '71': 'ES',
  '72': 'RS',
  '73': 'GR',
  '74': 'SE',
  '75': 'TR',
  '76': 'NO',
  '78': 'HR',
  '79': 'SI',
  '80': 'DE',
  '81': 'AT',
  '82': 'LU',
  '83': 'IT',
  '84': 'NL',
  '85': 'CH',
  '86': 'DK',
  '87': 'FR',
  '88': 'BE',
  '94': 'PT',
}

/**
 * The country (ISO 3166 alpha-2) of a station's seven-digit UIC code; undefined if its first two digits are unknown.
 */
export const countryOfUic = (code: string): string | undefined => countries[code.slice(0, 2)]
