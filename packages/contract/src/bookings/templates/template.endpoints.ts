import { anyOf } from '../../kit/access.ts'
import { endpoint } from '../../kit/endpoint.ts'
import { Done } from '../addresses/address.schema.ts'
import * as shapes from './template.schema.ts'

const path = '/api/bookings/templates'
const allow = anyOf('BR0001', 'BR', 'BS')

export const listTemplates = endpoint({
  method: 'GET',
  path,
  summary: 'The templates of the caller’s organisations.',
  allow,
  errors: [],
  reply: shapes.TemplateList,
})
export const getTemplate = endpoint({
  method: 'GET',
  path: '/api/bookings/template',
  summary: 'One template with the document that a new request starts from.',
  allow,
  errors: ['GE0002'],
  query: shapes.TemplateQuery,
  reply: shapes.Template,
})
export const addTemplate = endpoint({
  method: 'POST',
  path,
  summary: 'Keeps a request under a name, without what belongs to one request alone.',
  allow,
  errors: ['GE0004', 'TP0001', 'TP0002'],
  body: shapes.NewTemplate,
  reply: shapes.Template,
})
export const changeTemplate = endpoint({
  method: 'PUT',
  path,
  summary: 'Changes a template, unless somebody changed it meanwhile.',
  allow,
  errors: ['GE0002', 'GE0007', 'TP0001'],
  body: shapes.TemplateChange,
  reply: shapes.Template,
})
export const deleteTemplate = endpoint({
  method: 'DELETE',
  path,
  summary: 'Takes a template away; keeping it again brings it back.',
  allow,
  errors: ['GE0002', 'GE0007'],
  query: shapes.TemplateChoice,
  reply: Done,
})
