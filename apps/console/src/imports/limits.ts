/** Constants of imports (spec §4, §9); times in milliseconds. */

/** The polling interval of an import in progress. */
export const pollMs = 2500

/** When polling stops; 0 means never. The screen then says so and offers to refresh. */
export const pollExpiry = 5000

/** How long a new import is highlighted. */
export const highlightMs = 5000

/** The page size of the list. */
export const pageSize = 20
