/** The two lines of the chart. Clicks are dashed: colour is never the only sign. */
export const activitySeries = [
  { name: 'views', label: 'Pages vues', color: 'green.fg', dashes: undefined },
  { name: 'clicks', label: 'Clics', color: 'blue.fg', dashes: '6 4' },
] as const
