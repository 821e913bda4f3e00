import sql from 'sql-template-tag'

/** What lists show of template `t` beside its name. */
export const listedOfTemplate = sql`
  coalesce(t.document#>>'{consignee,name}', '') as consignee,
  left(split_part(coalesce(t.document#>>'{commodities,0,description}', ''), chr(10), 1), 120) as commodity`
