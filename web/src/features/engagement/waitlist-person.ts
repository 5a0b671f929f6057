/** Who might want to be told, as far as it is known. */
export interface WaitlistPerson {
  id: string
  firstName: string | null
  lastName: string | null
  email: string
}
