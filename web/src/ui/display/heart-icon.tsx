/** The sign of the favourites: a plain element, for it stands on every card. */
export const HeartIcon = () => (
  <svg
    viewBox="0 0 24 24"
    width="1em"
    fill="none"
    stroke="currentColor"
    strokeWidth="2"
    strokeLinejoin="round"
    aria-hidden
  >
    <path d="M12 20.3 4.2 12.5a5 5 0 1 1 7.8-6.1 5 5 0 1 1 7.8 6.1z" />
  </svg>
)
