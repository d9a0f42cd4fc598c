/** The product's constants of imports (spec §4, §9); times in milliseconds. */

/** How often an import that is under way is asked for again. */
export const pollMs = 2500

/** How long that goes on; 0 would be without end. Then the screen says so and offers to look again. */
export const pollExpiry = 5000

/** How long an import that was just begun is marked as new. */
export const highlightMs = 5000

/** How many imports a page of the list has. */
export const pageSize = 20
