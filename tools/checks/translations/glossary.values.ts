import type { Language } from './messages.reader.ts'

/** A word of the trade, and the words that must not be used for it. */
export interface Term {
  term: string
  not: RegExp
  /** Only where the English text is about this; elsewhere the words are right. */
  of?: RegExp
  /** Files in which the words are right. */
  except?: RegExp
}

/** The bill of lading and the letter of indemnity are contracts: there the carrier is 承运人, and 争议 a legal dispute. */
const contracts =
  /^packages\/server\/src\/features\/(letters-of-indemnity|billing-documents\/papers)\/|paper-texts\.ts$/
/** What customers write into their own sheets, in whatever words. */
export const readFromSheets = /aliases\.values\.ts$|-sheet\.rules\.ts$|-(cell|term|names)\.rules\.ts$|grid-columns\.ts$/

/** One glossary per language. GLOSSARY.md has the words themselves. */
export const glossary: Record<Language, readonly Term[]> = {
  en: [
    { term: 'the payer, the user, the filer', not: /\bwhoever\b/i },
    { term: 'the one, what', not: /\bthat which\b/i },
    { term: 'confirmed by the terminal', not: /\bwords? of the terminal\b/i },
    { term: 'is not a', not: /\bis no (PDF|number)\b|\bare no numbers\b/i },
    { term: 'duplicates ignored', not: /\bcounts? once\b(?! it)/i },
    { term: 'open hold', not: /\bred holds?\b|\bhold hold\b/i },
    { term: 'your spam folder', not: /\bunwanted mail\b/i },
    { term: 'Your role', not: /\bwhat are you to us\b/i },
    { term: 'Verified', not: /\byou are a person\b/i },
    { term: 'container', not: /\bboxes\b|\b(a|any|each|open|this|your) box\b/i },
    { term: 'vessel, sailing', not: /\bships?\b/i },
    { term: 'email', not: /\be-mails?\b|\bby mail\b|\bmails\b/i },
    { term: 'notification, notified', not: /\b(in|your|read) notices\b|\b(are|be|is) told\b|\btold (about|of)\b/i },
    { term: 'two-step verification', not: /\bsecond factor\b/i },
    { term: 'documents', not: /\bpapers\b/i },
    { term: 'pick up, pickup', not: /\bfetch(ed)?\b|\bpick-up\b/i },
    // the specification writes it as one word in SI0025 and VA0014
    { term: 'cut-off', not: /\bcutoff\b/i, except: /\/(shipping-instructions|vessel-allocation)\/messages\/en\.ts$/ },
    { term: 'manage', not: /\blook(s|ing)? after\b/i },
    { term: 'automatically', not: /\bby (itself|themselves)\b/i },
    { term: 'remain, appear', not: /\bstands\b/i },
    { term: 'no longer', not: /\bany more\b/i },
    { term: 'incorrect', not: /\bis not right\b/i },
    { term: 'anyway, still', not: /\ball the same\b/i },
    { term: 'not reported yet', not: /\bno word\b/i },
    { term: 'action needed', not: /\bneeds somebody\b|\bwhat they need\b/i },
    { term: 'customer service note', not: /\bnote of customer service\b/i },
    { term: 'shared link', not: /\boutsiders?\b/i },
  ],
  zh: [
    { term: '未放行', not: /扣货|扣留|暂扣/ },
    { term: '船公司', not: /(?<!无船)承运人/, except: contracts },
    { term: '已确认', not: /批准/ },
    { term: '改单', not: /更正/ },
    { term: '改单', of: /\bcorrection/i, not: /更改/ },
    { term: '跟踪', not: /追踪/ },
    { term: '校验码', not: /校验位|检验位/ },
    { term: '货载类型', of: /\bshipments?\b/i, not: /运输方式/ },
    { term: '订舱, 货载', not: /货运(?!代理)/ },
    { term: '补料（SI）', not: /装运指示|提单补料/ },
    { term: '总括保函, 单票保函', not: /单次保函|一次性保函|担保函/ },
    { term: '核实总重', not: /验证总重|验证毛重|经核实的总/ },
    { term: '滞箱费, 滞港费', not: /滞期费/ },
    { term: '舱位分配', not: /配额|分舱/ },
    { term: '账单异议', not: /争议/, except: contracts },
    { term: '贷项通知', not: /贷记单|贷项通知单|贷记通知/ },
    { term: '通知人', not: /通知方/ },
    { term: '服务合约', not: /服务合同/ },
    { term: '两步验证', not: /双重验证|双因素/ },
    { term: '账户', not: /账号/ },
  ],
  vi: [
    { term: 'booking', not: /đặt chỗ/i },
    { term: 'flat rack', not: /mặt phẳng/i },
    { term: 'Ningbo, Shanghai, Xiamen', not: /Ninh Ba|Thượng Hải|Hạ Môn|Hàng Châu|Nghĩa Ô|Tô Châu/i },
    { term: 'phí lưu vỏ (DET)', not: /lưu container/i },
    { term: 'việc cần xử lý', not: /việc (nào )?cần bạn/i },
    { term: 'LOI (thư cam kết bồi thường)', not: /thư bảo lãnh/i },
    { term: 'sea waybill', not: /giấy gửi hàng đường biển/i },
    { term: 'chỉnh sửa vận đơn', of: /\bcorrections?\b/i, not: /điều chỉnh/i },
    { term: 'SI', not: /hướng dẫn (làm vận đơn|vận chuyển)/i },
    { term: 'số seal', not: /số chì/i },
    { term: 'xác thực hai bước', not: /xác thực hai lớp/i },
    { term: 'bộ phận chăm sóc khách hàng', not: /(?<!hợp đồng )dịch vụ khách hàng/i },
  ],
}
