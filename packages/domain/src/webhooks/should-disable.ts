/** The days of continuous failure after which a webhook is disabled. */
export const disableAfterDays = 5

/** Whether a webhook that just failed has failed long enough to be disabled. */
export const shouldDisable = (failingSince: string | null, now: Date): boolean =>
  failingSince !== null && now.getTime() - Date.parse(failingSince) >= disableAfterDays * 86_400_000
