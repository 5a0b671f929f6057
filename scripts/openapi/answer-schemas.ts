import { isCallExpression, isObjectLiteralExpression } from 'typescript/unstable/ast/is'
import {
  type Checker,
  type NodeHandle,
  type Symbol as Property,
  SymbolFlags,
  type Type,
  TypeFlags,
} from 'typescript/unstable/sync'

/** A JSON Schema (2020-12), as OpenAPI 3.1 takes it. */
export type Schema = Record<string, unknown>

/** Where a named schema of the document lies. */
export const componentRef = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` })

/** A name of a type of ours; TypeScript calls what nobody has named « __object ». */
const typeName = /^(?!Record$)[A-Z]/

/**
 * What a type of ours becomes once it is JSON. Objects are closed: a field that the type lacks is a field that nobody
 * meant to tell. What has a name, or is made by a presenter, becomes a component of the document.
 */
export class AnswerSchemas {
  readonly components: Record<string, Schema> = {}
  private readonly names = new Map<number, string>()

  constructor(private readonly checker: Checker) {}

  /** @throws when nothing is known of the type: such an answer would be checked by nothing. */
  of(type: Type, path: string): Schema {
    const { flags } = type
    if (flags & (TypeFlags.Any | TypeFlags.Unknown))
      throw new Error(`${path}: the type of this answer says nothing.`)
    if (type.isUnionType()) return this.union(type.getTypes(), path)
    const plain = this.withoutBrand(type)
    if (plain !== type) return this.of(plain, path)
    if (type.isLiteralType()) return { const: type.value }
    if (flags & (TypeFlags.String | TypeFlags.TemplateLiteral)) return { type: 'string' }
    if (flags & TypeFlags.Number) return { type: 'number' }
    if (flags & TypeFlags.Boolean) return { type: 'boolean' }
    if (flags & TypeFlags.Null) return { type: 'null' }
    if (type.getSymbol()?.name === 'Date') return { type: 'string', format: 'date-time' }
    if (this.checker.isTupleType(type)) return this.tuple(type, path)
    if (this.checker.isArrayType(type) && type.isTypeReference())
      return { type: 'array', items: this.of(this.checker.getTypeArguments(type)[0] as Type, `${path}[]`) }
    if (type.isObjectType() || type.isIntersectionType()) return this.object(type, path)
    throw new Error(`${path}: ${this.checker.typeToString(type)} is no JSON.`)
  }

  /** The ORM brands values: of `string & Opt` the string, of `T[] & Opt` the list. */
  private withoutBrand(type: Type): Type {
    if (!type.isIntersectionType()) return type
    return type.getTypes().find((each) => !each.isObjectType() || this.checker.isArrayType(each)) ?? type
  }

  private union(types: readonly Type[], path: string): Schema {
    const told = types
      .map((each) => this.withoutBrand(each))
      .filter(({ flags }) => !(flags & (TypeFlags.Undefined | TypeFlags.Void)))
    const literals = told.filter((each) => each.isLiteralType()).map((each) => each.value)
    const isBoolean = literals.includes(true) && literals.includes(false)
    const words = isBoolean ? literals.filter((each) => typeof each !== 'boolean') : literals
    const schemas = [
      ...(words.length > 0 ? [words.length === 1 ? { const: words[0] } : { enum: words.toSorted() }] : []),
      ...(isBoolean ? [{ type: 'boolean' }] : []),
      ...told.filter((each) => !each.isLiteralType()).map((each) => this.of(each, path)),
    ]
    const different = [...new Map(schemas.map((each) => [JSON.stringify(each), each])).values()]
    if (different.length === 1) return different[0] as Schema
    different.sort((a, b) => Number(a.type === 'null') - Number(b.type === 'null'))
    const simple = different.every((each) => Object.keys(each).join() === 'type')
    return simple ? { type: different.map((each) => (each as { type: string }).type) } : { anyOf: different }
  }

  private tuple(type: Type, path: string): Schema {
    const items = type.isTypeReference() ? this.checker.getTypeArguments(type) : []
    const prefixItems = items.map((each, index) => this.of(each, `${path}[${index}]`))
    return { type: 'array', prefixItems, items: false, minItems: items.length }
  }

  private object(type: Type, path: string): Schema {
    const known = this.names.get(type.id)
    if (known) return componentRef(known)
    const name = this.nameOf(type)
    if (!name) return this.fields(type, path)
    const free = this.freeName(name)
    this.names.set(type.id, free)
    // Taken before its fields are read: a type may hold itself.
    this.components[free] = {}
    const schema = this.fields(type, free)
    const same = Object.entries(this.components).find(
      ([other, each]) =>
        other !== free && other.startsWith(name) && JSON.stringify(each) === JSON.stringify(schema),
    )
    if (same) {
      delete this.components[free]
      this.names.set(type.id, same[0])
      return componentRef(same[0])
    }
    this.components[free] = schema
    return componentRef(free)
  }

  private fields(type: Type, path: string): Schema {
    const properties: Record<string, Schema> = {}
    const required: string[] = []
    for (const property of this.checker.getPropertiesOfType(type)) {
      const valueType = this.checker.getTypeOfSymbol(property) as Type
      if (this.checker.getSignaturesOfType(valueType, 0).length > 0) continue
      properties[property.name] = {
        ...this.of(valueType, `${path}.${property.name}`),
        ...this.description(property),
      }
      if (!(property.flags & SymbolFlags.Optional) && !mayBeUndefined(valueType)) required.push(property.name)
    }
    const [index] = this.checker.getIndexInfosOfType(type)
    if (!index)
      return { type: 'object', properties, required: required.toSorted(), additionalProperties: false }
    const isOpen = index.valueType.flags & (TypeFlags.Any | TypeFlags.Unknown)
    const additionalProperties = isOpen ? true : this.of(index.valueType, `${path}[]`)
    return { type: 'object', ...(required.length > 0 ? { properties, required } : {}), additionalProperties }
  }

  private description(property: Property): Schema {
    const text = property.getDocumentationComment(this.checker).replaceAll(/\s+/g, ' ').trim()
    return text ? { description: text } : {}
  }

  /** Its own name, or that of the presenter that makes it. */
  private nameOf(type: Type): string | undefined {
    const own = type.getAliasSymbol()?.name ?? type.getSymbol()?.name
    // The name of a generic says too little of what it holds.
    if (own && typeName.test(own) && (type.getAliasTypeArguments()?.length ?? 0) === 0) return own
    for (const declaration of type.getSymbol()?.declarations ?? []) {
      const presenter = presenterAround(declaration)
      if (presenter) return presenter
    }
    return undefined
  }

  private freeName(name: string): string {
    if (!(name in this.components)) return name
    let number = 2
    while (`${name}${number}` in this.components) number += 1
    return `${name}${number}`
  }
}

const mayBeUndefined = (type: Type): boolean =>
  type.isUnionType()
    ? type.getTypes().some(mayBeUndefined)
    : (type.flags & (TypeFlags.Undefined | TypeFlags.Void)) !== 0

/** « Order » for what `presentOrder` returns as a whole, none for an object inside it. */
function presenterAround(declaration: NodeHandle): string | undefined {
  let node = declaration.resolve()?.parent
  while (node && !isObjectLiteralExpression(node) && !isCallExpression(node)) {
    const { name } = node as { name?: { text?: string } }
    const [, presented] = /^(?:present|with)([A-Z]\w+)$/.exec(name?.text ?? '') ?? []
    if (presented) return presented
    node = node.parent
  }
  return undefined
}
