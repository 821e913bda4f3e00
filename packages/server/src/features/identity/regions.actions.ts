export async function getRegions(_country: string): Promise<{ regions: { code: string; name: string }[] }> {
  throw new Error('not built')
}
