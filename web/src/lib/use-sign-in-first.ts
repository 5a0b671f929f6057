import { useNavigate } from 'react-router-dom'
import { paths } from '../app/paths.ts'
import { toaster } from '../ui/toaster.tsx'
import { type PendingChoice, savePendingChoice } from './pending-choice.ts'
import { useLater } from './use-later.ts'

/** Time to read why before the sign-in page comes (spec §8). */
const redirectDelayMs = 1000

/** Tells a visitor that this needs an account, keeps what they wanted, and brings them to the sign-in page. */
export function useSignInFirst(): (choice: PendingChoice, description: string) => void {
  const navigate = useNavigate()
  const later = useLater()
  return (choice, description) => {
    savePendingChoice(choice)
    toaster.create({ type: 'info', title: 'Connexion requise', description })
    later(() => navigate(paths.auth()), redirectDelayMs)
  }
}
