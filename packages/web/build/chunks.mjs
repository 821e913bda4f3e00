// @ts-check

/** Matches modules by the end of their path, on every system. @param {...string} ends */
const files = (...ends) => new RegExp(`[\\\\/](${ends.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')})$`)

/** The texts that come together: those of the first page, and those of the cargo pages. @param {string} id */
function nameOfTexts(id) {
  const language = id.slice(-5, -3)
  const slice = id.replace(/([\\/]messages)?[\\/][^\\/]*$/, '')
  if (/app[\\/]first-texts$/.test(slice)) return `first.${language}`
  return /(features|contract[\\/]src)[\\/]tracking$/.test(slice) ? `cargo.${language}` : null
}

/**
 * Which modules lie in one file together; what nothing here names, the bundler divides by itself. Each file is a
 * request, and a browser makes six at a time: many small files make a page wait longer than a few that hold a little
 * too much. What a module imports comes with it, unless a group above has it already.
 * @type {import('rolldown').CodeSplittingGroup[]}
 */
const groups = [
  // all that the first load needs
  { name: 'app', tags: ['$initial'] },
  { name: nameOfTexts, test: /[\\/](en|zh|vi)\.ts$/ },
  // what every page fetches: the first one once it can be used, the others at once
  {
    name: 'kit',
    test: files(
      'ui/alert-dialog.tsx',
      'ui/screen.tsx',
      'ui/(layout|text|titled-panel|definition-list).tsx',
      'ui/tag.tsx',
      'ui/map/map-guard.tsx',
      'ui/map/use-size.ts',
      'palette/palette-slot.tsx',
      'palette/recent-cargo.ts',
      'platform/use-failure-text.ts',
      'platform/stored-state.ts',
      'kit/errors.ts',
      'kit/access.ts',
      'tracking/own-cargo.access.ts',
      'form/field-id.ts',
      'form/form.messages.ts',
      'map/map.messages.ts',
      'tracking/tracking.messages.ts',
      'ui/wall-clock.rules.ts',
      'tracking/place-time.rules.ts',
      'tracking/business-clock.rules.ts',
    ),
  },
  // the carrier's map with its few texts, and what the map of a container shares with it
  { name: 'map', test: files('home-search/network-map.tsx', 'ui/map/(messages/)?[^/]+') },
  // how pages ask and hear the server, and the words for cargo
  {
    name: 'asking',
    test: files(
      'app/queries.tsx',
      'modern/useQuery.js',
      'platform/live.ts',
      'ui/stage-tag.tsx',
      'tracking/stage-tag.tsx',
      'tracking/place-labels.ts',
      'tracking/event-name.rules.ts',
      'tracking/tracking.values.ts',
      'shared/fold.ts',
      'shared/date-only.ts',
      'ui/after-paint.ts',
      'ui/figure.rules.ts',
    ),
  },
  // the list and the container, with the styles of its map
  {
    name: 'cargo',
    test: files(
      'app/container-list.page.tsx',
      'app/container-detail.page.tsx',
      'tracking/journey-steps.rules.ts',
      'tracking/overtaken.rules.ts',
      'tracking/route-drawing.module.css',
    ),
  },
  // what stands in the address of a list; pages without one link to it
  { name: 'criteria', test: files('shared/url-criteria.ts') },
  // the grid that every list is shown in, with what stands around it
  {
    name: 'grid',
    test: files(
      'ui/grid/(grid|use-grid-state|shown-rows.rules).tsx?',
      'ui/grid/tools/grid-tools.tsx',
      'ui/grid/views/saved-views.tsx',
    ),
  },
  // how lists and the pages that they lead to speak
  { name: 'list-words', test: files('listing/(list-labels|list-calls).ts') },
  // where the texts of signed-in people's pages lie; the palette's are for everyone
  { name: 'texts', test: /(?<!palette)\.messages\.ts$/ },
  // who may open which page
  { name: 'access', test: files('shared/pages.ts', 'identity/menu.rules.ts', 'app/page-name.ts') },
  // how any field looks and says what is wrong: a form may keep its values in another way than most
  {
    name: 'fields',
    test: files(
      'form/field.tsx',
      'form/error-summary.tsx',
      'form/form-section.tsx',
      'form/tidy-values.ts',
      'form/use-error-texts.ts',
      'form/field-errors.ts',
    ),
  },
  // what most forms are made of
  {
    name: 'form',
    test: files(
      'form/use-contract-form.ts',
      'form/form-shell.tsx',
      'form/(text|password|select)-field.tsx',
      'identity/sign-in.rules.ts',
    ),
  },
  { name: 'identity', test: /[\\/]features[\\/]identity[\\/][^\\/]+$/, minShareCount: 3 },
]

export const chunks = groups.map((group, at) => ({ ...group, priority: groups.length - at }))
