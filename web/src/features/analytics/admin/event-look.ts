/** Colours of the theme that tell kinds of events apart (spec, section 2). */
type EventColour = 'blue' | 'green' | 'purple' | 'orange' | 'gray'

const known: Record<string, { word: string; colour: EventColour }> = {
  click: { word: 'clic', colour: 'blue' },
  view: { word: 'vue', colour: 'green' },
  submit: { word: 'envoi', colour: 'purple' },
  scroll: { word: 'défilement', colour: 'orange' },
  search: { word: 'recherche', colour: 'gray' },
  add_to_cart: { word: 'panier', colour: 'gray' },
  waitlist: { word: 'liste d’attente', colour: 'gray' },
}

/** The French word and the colour of a kind of event; an unknown one is grey and keeps its name. */
export const eventLook = (eventType: string) =>
  Object.hasOwn(known, eventType) && known[eventType]
    ? known[eventType]
    : { word: eventType, colour: 'gray' as const }
