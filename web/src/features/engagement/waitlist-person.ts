/** Who might want to be told, as far as it is known. */
export interface WaitlistPerson {
  firstName: string | null
  lastName: string | null
  email: string
}
