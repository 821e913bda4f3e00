/** Numbers or references that are in more than one of these files. */
export function sharedIds(files: readonly { ids: readonly string[] }[]): string[] {
  const counts = new Map<string, number>()
  for (const { ids } of files) for (const id of new Set(ids)) counts.set(id, (counts.get(id) ?? 0) + 1)
  return [...counts].filter(([, count]) => count > 1).map(([id]) => id)
}
