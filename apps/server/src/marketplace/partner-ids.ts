import { type PartnerName, partnerNames } from '@sextant/contract/marketplace/schemas'

/** The id of a partner: its place in the list, counted from 1. New partners are added at its end. */
export const partnerId = (name: PartnerName): string => String(partnerNames.indexOf(name) + 1)

/** The partner of an id; undefined where there is none. */
export const partnerOf = (id: string): PartnerName | undefined => partnerNames[Number(id) - 1]
