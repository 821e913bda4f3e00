import type { MessageShapes, Namespace } from './language/i18n.ts'

/** What the menu calls a page: a key of `pages` in the portal's texts. */
export type PageTitle = keyof MessageShapes['portal']['pages']

/** A chapter of the User Guide. */
export type GuideChapter = keyof MessageShapes['userGuide']['chapters']

/** The names of the `$` segments of a path. */
type ParamName<Path extends string> = Path extends `${string}/$${infer Name}/${infer Rest}`
  ? Name | ParamName<`/${Rest}`>
  : Path extends `${string}/$${infer Name}`
    ? Name
    : never

/** What every screen of a page is given; it takes what it needs of it. */
export interface PageProps<Path extends string, Search> {
  params: Record<ParamName<Path>, string>
  /** What stands behind `?`, as the page's `search` reads it. */
  address: Search
  /** Changes a part of that and stays on the page. */
  onAddress: (change: { [Name in keyof Search]?: Search[Name] | undefined }, how?: { replace?: boolean }) => void
}

export interface Page<Path extends string = string, Search = unknown> {
  /** Needed where somebody may be told that the page is not for them. */
  title?: PageTitle
  /** The chapter of the User Guide that tells how to use it: a link to it stands beside its title. */
  guide?: GuideChapter
  /** Any text may come by a link: reads from it what the page understands. */
  search?: (input: Record<string, unknown>) => Search
  /** The namespaces of texts that are there before the page is drawn. */
  texts: readonly Namespace[]
  // what a screen returns is left open: it links to typed pages, whose types would ask for its own in turn
  screen: NoInfer<() => Promise<(props: PageProps<Path, Search>) => void>>
}

/** Declares the pages of a slice by their paths; who may open them stands in the contract's `shared/pages.ts`. */
export const definePages = <Searches>(pages: { [Path in keyof Searches]: Page<Path & string, Searches[Path]> }) => pages
