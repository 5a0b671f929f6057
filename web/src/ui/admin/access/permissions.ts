import { createContext, useContext } from 'react'
import type { PermissionName } from '../../../../../api/src/features/accounts/team/permissions.rules.ts'
import { permissionOf } from './admin-places.ts'

/** What whoever is looking may do; the frame of the administration says it. The server asks again with each request. */
export const Permissions = createContext<readonly string[]>([])

/** Whether whoever is looking may do something. */
export function useMay(): (permission: PermissionName) => boolean {
  const given = useContext(Permissions)
  return (permission) => given.includes(permission)
}

/** Whether whoever is looking may open an address: one that they may not is not offered. */
export function useMayOpen(): (address: string) => boolean {
  const may = useMay()
  return (address) => {
    const permission = permissionOf(address)
    return permission === null || may(permission)
  }
}
