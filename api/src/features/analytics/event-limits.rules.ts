/**
 * Event types of a browser: four of the specification, section 7, and three for the dashboard's funnel and searches
 * (an article put into the cart, a place on the waitlist taken, a search made).
 */
export const eventTypes = ['view', 'click', 'submit', 'scroll', 'search', 'add_to_cart', 'waitlist'] as const

/** One of those. */
export type EventType = (typeof eventTypes)[number]

/** Percentages of a page that are milestones of scrolling (specification, section 9). */
export const scrollMilestones = [25, 50, 75, 100] as const

/** Most characters of each text of an event; longer ones are refused. */
export const eventLimits = {
  pageUrl: 2_000,
  pageName: 100,
  elementType: 50,
  elementId: 200,
  elementText: 100,
  address: 1_000,
  classes: 500,
  word: 50,
  searchTerm: 100,
} as const
