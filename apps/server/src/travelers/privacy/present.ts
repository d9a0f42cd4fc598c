import { DataRequest } from '@sextant/contract/travelers/privacy'
import type { DataRequestRow } from './store'

export const presentDataRequest = (row: DataRequestRow): DataRequest => DataRequest.parse(row)
