/** Days of nothing but failure after which a webhook is disabled. */
export const disableAfterDays = 5

/** Whether a webhook that failed just now has failed for so long that it is disabled. */
export const shouldDisable = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= disableAfterDays * 86_400_000
