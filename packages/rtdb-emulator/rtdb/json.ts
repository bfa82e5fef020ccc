/** A JSON value. */
export type Json = null | boolean | number | string | JsonObject

/** A JSON object; an array is one with number keys. */
export type JsonObject = { [key: string]: Json }

/** Whether `json` is an object, rather than a leaf or `null`. */
export function isObject(json: Json): json is JsonObject {
  return json !== null && typeof json === 'object'
}

/** The value of `key`, or `null`; never an inherited property such as `constructor`. */
export function memberOf(json: Json, key: string): Json {
  if (!isObject(json) || !Object.hasOwn(json, key)) return null
  return json[key] ?? null
}
