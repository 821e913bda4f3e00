import sql from 'sql-template-tag'

/** What lists show of template `t` beside its name. */
export const listedOfTemplate = sql`
  coalesce(t.document->>'portOfLoading', '') as "portOfLoading",
  coalesce(t.document->>'portOfDischarge', '') as "portOfDischarge", coalesce(t.document#>>'{consignee,name}', '') as consignee`
