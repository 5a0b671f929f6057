import type { User } from './user.entity.ts'

/** A person as documented for REST (specification, section 3): no secret. */
export const presentUser = (user: User) => ({
  id: user.id,
  email: user.email,
  firstName: user.firstName ?? null,
  lastName: user.lastName ?? null,
  profileImageUrl: user.profileImageUrl ?? null,
  isAdmin: user.isAdmin,
  createdAt: user.createdAt.toISOString(),
  updatedAt: user.updatedAt.toISOString(),
})
