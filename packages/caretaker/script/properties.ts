/** The script's own store, which its owner sees under the project's settings. */
export function properties(): GoogleAppsScript.Properties.Properties {
  return PropertiesService.getScriptProperties()
}

export function listIn(name: string): string[] {
  const text = properties().getProperty(name) ?? ''
  return text.split(',').flatMap((each) => each.trim() || [])
}
