// @ts-check

/** Matches modules by the end of their path, on every system. @param {...string} ends */
const files = (...ends) => new RegExp(`[\\\\/](${ends.join('|').replaceAll('.', '\\.').replaceAll('/', '[\\\\/]')})$`)

/**
 * Bundles texts that load together: those of the first page, of the cargo pages, of fields and schedules, of what every
 * page of somebody signed in has, of lists, and of documents. @param {string} id */
function nameOfTexts(id) {
  const language = id.slice(-5, -3)
  const slice = id.replace(/([\\/]messages)?[\\/][^\\/]*$/, '')
  if (/app[\\/]first-texts$/.test(slice)) return `first.${language}`
  if (/(ui[\\/]form|features[\\/]schedules)$/.test(slice)) return `fields.${language}`
  if (/(features[\\/]notifications|contract[\\/]src[\\/]watching|app[\\/](portal|shell[\\/]palette))$/.test(slice))
    return `person.${language}`
  if (/ui[\\/](grid|listing)$/.test(slice)) return `lists.${language}`
  if (/ui[\\/](document-form|address-book|templates)$/.test(slice)) return `documents.${language}`
  return /(features|contract[\\/]src)[\\/]tracking$/.test(slice) ? `cargo.${language}` : null
}

/**
 * Which modules share a file; the bundler splits the others by itself. Each file is a request, and a browser makes six
 * at a time: many small files make a page wait longer than a few that contain a little too much. The imports of a
 * module come with it, unless a group above has them already.
 * @type {import('rolldown').CodeSplittingGroup[]}
 */
const groups = [
  // everything that the first load needs
  { name: 'app', tags: ['$initial'] },
  { name: nameOfTexts, test: /[\\/](en|zh|vi)\.ts$/ },
  // what every page loads: the first one once it is usable, the others at once
  {
    name: 'kit',
    test: files(
      'ui/dialog/alert-dialog.tsx',
      'ui/screen.tsx',
      'ui/(layout|text|titled-panel|definition-list).tsx',
      'ui/status/tag.tsx',
      'ui/map/map-guard.tsx',
      'ui/map/use-size.ts',
      'palette/palette-slot.tsx',
      'ui/watching/watch-slot.tsx',
      'ui/sharing/share-slot.tsx',
      'palette/recent-cargo.ts',
      'platform/calls/use-failure-text.ts',
      'platform/storage/stored-state.ts',
      'kit/errors.ts',
      'kit/access.ts',
      'tracking/own-cargo.access.ts',
      'form/field-id.ts',
      'form/form.messages.ts',
      'map/map.messages.ts',
      'tracking/tracking.messages.ts',
      'schedules/schedules.messages.ts',
      'ui/wall-clock.rules.ts',
      'tracking/journey/place-time.rules.ts',
      'language/readers-time.ts',
      'tracking/business-clock.rules.ts',
    ),
  },
  // the carrier's map with its few texts, and what it shares with the map of a container
  { name: 'map', test: files('home-search/network-map.tsx', 'ui/map/(messages/)?[^/]+') },
  // calls, live updates, the texts about cargo, how texts are measured, cut and wrapped, and what is worked out once
  {
    name: 'asking',
    test: files(
      'app/queries.tsx',
      'modern/useQuery.js',
      'platform/live/live.ts',
      'ui/status/stage-tag.tsx',
      'tracking/stage-tag.tsx',
      'tracking/place-labels.ts',
      'tracking/journey/event-name.rules.ts',
      'tracking/tracking.values.ts',
      'shared/fold.ts',
      'shared/date-only.ts',
      'shared/span.rules.ts',
      'platform/calls/stored-answer.ts',
      'shared/(column-width|cut-text|plain-text|wrap-text|container-number|once-per).ts',
      'ui/lazy/after-paint.ts',
      'ui/figure.rules.ts',
      'ui/use-media.ts',
    ),
  },
  // the container list and the container page, with the styles of its map
  {
    name: 'cargo',
    test: files(
      'app/container-list.page.tsx',
      'app/container-detail.page.tsx',
      'tracking/journey/journey-steps.rules.ts',
      'tracking/journey/overtaken.rules.ts',
      'tracking/route-drawing.module.css',
    ),
  },
  // the criteria in the address of a list, to which other pages link
  { name: 'criteria', test: files('shared/url-criteria.ts') },
  // the grid of every list, with its surroundings
  {
    name: 'grid',
    test: files(
      'ui/grid/(grid|use-grid-state|shown-rows.rules).tsx?',
      'ui/grid/tools/grid-tools.tsx',
      'ui/grid/views/saved-views.tsx',
    ),
  },
  // texts and calls that lists share with the pages they link to
  { name: 'list-words', test: files('listing/(list-labels|list-calls).ts') },
  // where the texts of signed-in people's pages lie; the palette's are for everyone
  { name: 'texts', test: /(?<!palette)\.messages\.ts$/ },
  // who may open which page
  { name: 'access', test: files('shared/pages.ts', 'identity/menu.rules.ts', 'app/page-name.ts') },
  // the frame and error of a field, for forms that store their values in another way than most
  {
    name: 'fields',
    test: files(
      'form/field.tsx',
      'form/(native-select|calendar-button).tsx',
      'form/error-summary.tsx',
      'form/form-section.tsx',
      'form/tidy-values.ts',
      'form/use-error-texts.ts',
      'form/field-errors.ts',
      'form/(choice-field|lookup-field).tsx',
    ),
  },
  // what most forms need
  {
    name: 'form',
    test: files(
      'form/use-contract-form.ts',
      'form/form-shell.tsx',
      'form/(text|password|select)-field.tsx',
      'identity/sign-in.rules.ts',
    ),
  },
  // a typed day, and rows of one kind
  {
    name: 'rows',
    test: files('form/day-input.tsx', 'ui/(row-table|view-choice|page-link).tsx', 'feedback/loading.tsx'),
  },
  // small parts of signed-in people's pages, which would be a request each
  {
    name: 'parts',
    test: files(
      'ui/dialog/dialog-actions.tsx',
      'ui/status/status-badge.tsx',
      'ui/parts-context.ts',
      'countdown/countdown.rules.ts',
      'shared/plain-number.ts',
      'measure.rules.ts',
    ),
  },
  { name: 'queries', test: files('modern/(useMutation|useInfiniteQuery).js') },
  { name: 'schedules', test: files('app/schedules.page.tsx') },
  { name: 'identity', test: /[\\/]features[\\/]identity[\\/][^\\/]+$/, minShareCount: 3 },
  // what lists, forms and links to lists ask
  { name: 'rules', test: files('tracking/dashboard/dashboard-criteria.rules.ts', 'bookings/bookings.errors.ts') },
  // the filters of lists, which some pages without a list have too
  { name: 'filters', test: files('listing/(filter-fields|filter-bar|list-texts).tsx?') },
  // what every list has around its grid
  {
    name: 'listing',
    test: files('listing/(use-list-page|list-page).tsx?', 'grid/grid-parts.ts', 'grid/tools/filter.rules.ts'),
  },
  // small parts about the person who is signed in, which the header shares with pages
  {
    name: 'session',
    test: files(
      'session/(session-end|name-change).ts',
      'identity/session.rules.ts',
      'platform/former-page.ts',
      'assumption/assumption-dialog.store.ts',
      'ui/reader-time.tsx',
    ),
  },
  // the header of somebody signed in, with their notifications
  {
    name: 'person',
    test: files(
      'shell/person/(person-parts|person-menu|use-menu-reader).tsx?',
      'app/guard.tsx',
      'calls/signed-in-call.ts',
      'features/notifications/notification-[^/]+.tsx?',
    ),
  },
  // what differs between two versions
  {
    name: 'differences',
    test: files('shared/document-difference.rules.ts', 'ui/difference-table.tsx', 'feedback/conflict.tsx'),
  },
  // values of a document, which grids for entering have too
  {
    name: 'document-values',
    test: files('document-form/(document-form.store|document-context).ts', 'document-form/document-form.module.css'),
  },
  // the editor of a document, with its alerts; not all have an outline
  { name: 'document', test: files('document-form/(document-(page|alerts|bar)|use-document-page|line-fields).tsx?') },
]

export const chunks = groups.map((group, at) => ({ ...group, priority: groups.length - at }))
