import { airportNamed } from '@sextant/places/airports/airport-named'
import { expect, test } from 'vitest'

test.each([
  ['東京(羽田)', 'HND'],
  ['北京首都国际机场T3', 'PEK'],
  ['桃園機場', 'TPE'],
  ['高崎机场', 'XMN'],
  ['武汉天河', 'WUH'],
  ['김포공항', 'GMP'],
  ['กรุงเทพฯ (ดอนเมือง)', 'DMK'],
  ['ボストン ターミナルE', 'BOS'],
  ['Москва, Шереметьево', 'SVO'],
  ['Нижний Новгород', 'GOJ'],
  ['Αθήνα', 'ATH'],
  ['مطار الملك خالد الدولي', 'RUH'],
  ['תל אביב', 'TLV'],
])('%s is the airport %s', (name, iata) => expect(airportNamed(name)?.iata).toBe(iata))

test.each(['東京', 'Москва', 'ホテル東京', '福岡市博多区', 'София-град', '高崎', '天河'])(
  '%s names no airport',
  (name) => expect(airportNamed(name)).toBeNull(),
)
