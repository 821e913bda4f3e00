export { saveEquipmentTypes, saveLocations, saveOrganisations } from './reference.repository.ts'
