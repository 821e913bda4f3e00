import { anyOf } from '../../kit/access.ts'
import { callsFor } from '../../kit/endpoint.ts'
import { Done } from '../../kit/reply.schema.ts'
import * as shapes from './template.schema.ts'

const path = '/api/bookings/templates'
const { get, post, put, remove } = callsFor(anyOf('BR0001', 'BR', 'BS'))

export const listTemplates = get(path, {
  summary: 'The templates of the caller’s organisations.',
  reply: shapes.TemplateList,
})
export const getTemplate = get('/api/bookings/template', {
  summary: 'One template with the document that a new request starts from.',
  errors: ['GE0002'],
  query: shapes.TemplateQuery,
  reply: shapes.Template,
})
export const addTemplate = post(path, {
  summary: 'Keeps a request under a name, without what belongs to one request alone.',
  errors: ['GE0004', 'TP0001', 'TP0002'],
  body: shapes.NewTemplate,
  reply: shapes.Template,
})
export const changeTemplate = put(path, {
  summary: 'Changes a template, unless somebody changed it meanwhile.',
  errors: ['GE0002', 'GE0007', 'TP0001'],
  body: shapes.TemplateChange,
  reply: shapes.Template,
})
export const deleteTemplate = remove(path, {
  summary: 'Takes a template away; keeping it again brings it back.',
  errors: ['GE0002', 'GE0007'],
  query: shapes.TemplateChoice,
  reply: Done,
})
