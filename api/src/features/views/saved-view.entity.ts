import type { Opt, Ref } from '@mikro-orm/core'
import { Entity, Index, ManyToOne, PrimaryKey, Property, Unique } from '@mikro-orm/decorators/legacy'
import { Field, ID, ObjectType } from 'type-graphql'
import { User } from '../accounts/user.entity.ts'
import type { AdminListName } from './saved-view.rules.ts'

/** A way to look at a list of the administration that one administrator has named. */
@Entity({ tableName: 'saved_views' })
@ObjectType({ description: 'A list of the administration as one administrator has named and kept it.' })
@Unique({ name: 'saved_views_name_unique', properties: ['user', 'list', 'name'] })
@Index({
  name: 'saved_views_one_default',
  expression: 'create unique index saved_views_one_default on saved_views (user_id, list) where is_default',
})
export class SavedView {
  @PrimaryKey({ type: 'integer' })
  @Field(() => ID, { description: 'Identifier (a whole number).' })
  id!: number

  @ManyToOne(() => User, {
    ref: true,
    deleteRule: 'cascade',
    updateRule: 'cascade',
    fieldName: 'user_id',
    index: false,
  })
  user!: Ref<User>

  @Property({ type: 'string', length: 20 })
  list!: AdminListName

  @Property({ type: 'string', length: 40 })
  @Field(() => String, { description: 'What the administrator calls it, at most 40 characters.' })
  name!: string

  @Property({ type: 'string', length: 600 })
  @Field(() => String, { description: 'What the address of the list says behind « ? ».' })
  query!: string

  @Property({ type: 'boolean', default: false })
  @Field(() => Boolean, { description: 'Whether the list opens with it; one of each list at most.' })
  isDefault: Opt<boolean> = false
}
