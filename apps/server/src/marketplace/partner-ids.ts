import { type PartnerName, partnerNames } from '@sextant/contract/marketplace/schemas'

/** A partner's id: its position in the list, counted from 1. New partners are appended. */
export const partnerId = (name: PartnerName): string => String(partnerNames.indexOf(name) + 1)

/** The partner with an id; undefined if unknown. */
export const partnerOf = (id: string): PartnerName | undefined => partnerNames[Number(id) - 1]
