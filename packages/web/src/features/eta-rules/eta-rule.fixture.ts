import type { EtaRule, RuleChoices } from '@fairway/contract/eta-rules/eta-rule.schema'

/** A rule of Los Angeles for all LOCAL containers: Monday 06:00 to 18:00, available on Tuesday at 08:00. */
export const ruleWith = (change: Partial<EtaRule> = {}): EtaRule => ({
  ruleId: 1,
  version: 1,
  isException: false,
  port: 'USLAX',
  shipment: 'LOCAL',
  equipment: null,
  equipmentGroup: null,
  arrivalDay: 1,
  arrivalFrom: '06:00',
  arrivalTo: '18:00',
  portAvailability: { days: 2, time: '06:00' },
  localAvailability: { days: 1, time: '08:00' },
  isActive: true,
  vvd: null,
  firstOn: null,
  lastOn: null,
  changedAt: '2026-11-01T08:00:00Z',
  changedBy: 'Ada Admin',
  ...change,
})

/** Two ports and three equipment types. */
export const choices: RuleChoices = {
  ports: [
    {
      code: 'USLAX',
      name: { en: 'Los Angeles', zh: '洛杉矶', vi: 'Los Angeles' },
      spoken: 'luoshanji lsj',
      zone: 'America/Los_Angeles',
      rules: 1,
      exceptions: 0,
      openBoxes: 12,
    },
    {
      code: 'VNHPH',
      name: { en: 'Hai Phong', zh: '海防', vi: 'Hải Phòng' },
      spoken: 'haifang hf',
      zone: 'Asia/Ho_Chi_Minh',
      rules: 0,
      exceptions: 0,
      openBoxes: 3,
    },
  ],
  equipment: [
    {
      code: '45G1',
      name: { en: "40' high cube dry", zh: '40英尺高柜', vi: 'Container khô cao 40 feet' },
      group: 'dry',
    },
    { code: '22G1', name: { en: "20' dry", zh: '20英尺干货箱', vi: 'Container khô 20 feet' }, group: 'dry' },
    { code: '45R1', name: { en: "40' reefer", zh: '40英尺冷藏高柜', vi: 'Container lạnh 40 feet' }, group: 'reefer' },
  ],
}
