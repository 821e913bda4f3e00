// @ts-check
// Names of people and companies, as a carrier between China, Vietnam and the West has them.

const pairs = (/** @type {string} */ text) => text.split(' ').map((pair) => pair.split(':'))

export const chinese = {
  family: pairs(
    '王:wang 李:li 张:zhang 刘:liu 陈:chen 杨:yang 赵:zhao 黄:huang 周:zhou 吴:wu 徐:xu 孙:sun 胡:hu 朱:zhu 高:gao 林:lin 何:he 郭:guo 马:ma 罗:luo 梁:liang 宋:song 郑:zheng 谢:xie 韩:han 唐:tang 冯:feng 于:yu 董:dong 萧:xiao 程:cheng 曹:cao 袁:yuan 邓:deng 许:xu 傅:fu 沈:shen 曾:zeng 彭:peng 吕:lv',
  ),
  given: pairs(
    '伟:wei 芳:fang 娜:na 敏:min 静:jing 丽:li 强:qiang 磊:lei 军:jun 洋:yang 勇:yong 艳:yan 杰:jie 娟:juan 涛:tao 明:ming 超:chao 秀:xiu 霞:xia 平:ping 刚:gang 桂:gui 英:ying 华:hua 玉:yu 萍:ping 红:hong 建:jian 国:guo 文:wen 辉:hui 玲:ling 晨:chen 雪:xue 云:yun 海:hai 波:bo 鹏:peng 宇:yu 欣:xin 思:si 嘉:jia 子:zi 浩:hao 轩:xuan 雨:yu 梓:zi 涵:han 博:bo 瑞:rui',
  ),
  town: pairs(
    '宁波:ningbo 上海:shanghai 深圳:shenzhen 广州:guangzhou 青岛:qingdao 厦门:xiamen 天津:tianjin 大连:dalian 义乌:yiwu 温州:wenzhou 杭州:hangzhou 苏州:suzhou 东莞:dongguan 佛山:foshan 福州:fuzhou 泉州:quanzhou 连云港:lianyungang 南通:nantong 无锡:wuxi 重庆:chongqing',
  ),
  trade: pairs(
    '照明电器:zhaoming 国际物流:wuliu 进出口贸易:maoyi 家具制造:jiaju 纺织服装:fangzhi 五金工具:wujin 汽车配件:qipei 机械设备:jixie 塑料制品:suliao 电子科技:dianzi 国际货运代理:huodai 玩具礼品:wanju 建材:jiancai 化工:huagong 食品:shipin',
  ),
  form: ['有限公司', '股份有限公司', '集团有限公司'],
}

export const vietnamese = {
  family: 'Nguyễn Trần Lê Phạm Hoàng Huỳnh Phan Vũ Võ Đặng Bùi Đỗ Hồ Ngô Dương Lý'.split(' '),
  middle: 'Văn Thị Hữu Đức Minh Ngọc Thanh Quang Anh Xuân Thu Kim'.split(' '),
  given:
    'An Anh Ánh Bình Châu Chi Cường Dũng Duy Đạt Giang Hà Hải Hạnh Hiếu Hoa Hòa Hùng Hương Huy Khánh Lan Linh Long Mai Nam Nga Nhung Phong Phúc Phương Quân Quỳnh Sơn Thảo Thắng Thủy Tiến Trang Trung Tú Tuấn Tùng Uyên Vân Việt Vinh Yến'.split(
      ' ',
    ),
  trade: ['Vận tải', 'Xuất nhập khẩu', 'Tiếp vận', 'Thủy sản', 'Dệt may', 'Gỗ nội thất', 'Cà phê', 'Thương mại'],
  name: [
    'Thái Dương',
    'Đại Việt',
    'Minh Phát',
    'Hoàng Long',
    'Sao Biển',
    'Tân Cảng',
    'Đông Á',
    'Phú Thịnh',
    'An Khang',
    'Hưng Thịnh',
  ],
  town: [
    'Hải Phòng',
    'Đà Nẵng',
    'Sài Gòn',
    'Hà Nội',
    'Cần Thơ',
    'Quy Nhơn',
    'Vũng Tàu',
    'Bình Dương',
    'Đồng Nai',
    'Nha Trang',
  ],
}

export const english = {
  first:
    'James Mary Robert Patricia John Jennifer Michael Linda David Elizabeth William Barbara Richard Susan Joseph Jessica Thomas Sarah Charles Karen Daniel Lisa Matthew Nancy Anthony Betty Mark Sandra Steven Ashley'.split(
      ' ',
    ),
  last: 'Smith Johnson Williams Brown Jones Garcia Miller Davis Rodriguez Martinez Wilson Anderson Taylor Thomas Moore Jackson Martin Lee Thompson White Harris Clark Lewis Robinson Walker Young Allen King Wright Scott Torres Hill Green Adams Nelson Baker Hall Rivera Campbell Mitchell'.split(
    ' ',
  ),
  name: 'Lakeshore Northwind Harbour Cascade Granite Summit Pioneer Evergreen Redwood Bluewater Sterling Anchor Beacon Meridian Atlas Keystone Prairie Liberty Coastal Highland'.split(
    ' ',
  ),
  trade: [
    'Logistics',
    'Imports',
    'Home',
    'Furniture',
    'Hardware',
    'Foods',
    'Apparel',
    'Trading',
    'Freight',
    'Industries',
  ],
  form: ['Inc.', 'LLC', 'Ltd.', 'Corp.'],
}

/** Companies with unique names: each has the same number of accounts in every size. */
export const rare = [
  ['Quorvex Zephyrline GmbH', 'quorvex', 'zephyrline', 'vexzeph'],
  ['Jötunwyck Kühlgüter AB', 'jotunwyck', 'kuhlguter', 'kühlgüter'],
  ['巍峨翡翠瓷器厂', '巍峨', 'weiefeicui', 'feicuiciqi', 'wefccqc', '翡翠瓷器'],
  ['鑫淼鲲鹏舶来品行', '鲲鹏舶来', 'kunpengbolai', 'xmkpblp', '鲲'],
  ['Xí nghiệp Gốm Khuỷnh Quảnh', 'khuynh quanh', 'khuỷnh', 'gomkhuynh', 'nghiep gom khuynh'],
  ['Hợp tác xã Bưởi Nguyệt Quế Xoan', 'buoi nguyet que', 'bưởi nguyệt', 'quexoan', 'nguyetquexoan'],
]
