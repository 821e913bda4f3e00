-- The ground that the benchmark's cargo moves on. Settings: bench.containers (how many), bench.now (its present time).
create schema bench;

-- A number from 0 to n - 1 that looks random and is always the same for the same subject and salt.
create function bench.pick(subject bigint, salt bigint, n bigint) returns integer language sql immutable as
$$ select ((hashint8extended(subject, salt) & 9007199254740991) % n)::integer $$;

create function bench.asked() returns integer language sql stable as
$$ select current_setting('bench.containers')::integer $$;

create function bench.present() returns timestamptz language sql stable as
$$ select current_setting('bench.now')::timestamptz $$;

insert into location (code, kind, parent_code, name_en, name_zh, name_vi, country, zone, latitude, longitude, truck_fees)
select code, kind, nullif(parent, ''), en, zh, vi, left(code, 2), zone, 30, 120, code ~ '^US(LGB|LAX)'
  from (values
    ('CNNGB', 'port', '', 'Ningbo', '宁波', 'Ningbo', 'Asia/Shanghai'),
    ('CNNGB-BLCT', 'terminal', 'CNNGB', 'Ningbo Beilun terminal', '宁波北仑集装箱码头', 'Cảng Bắc Lôn', 'Asia/Shanghai'),
    ('CNNGB-BLD', 'depot', 'CNNGB', 'Ningbo Beilun empty depot', '宁波北仑空箱堆场', 'Bãi rỗng Bắc Lôn', 'Asia/Shanghai'),
    ('CNSHA', 'port', '', 'Shanghai', '上海', 'Shanghai', 'Asia/Shanghai'),
    ('CNSHA-YS3', 'terminal', 'CNSHA', 'Shanghai Yangshan Phase 3', '上海洋山港三期码头', 'Cảng Dương Sơn', 'Asia/Shanghai'),
    ('CNSHA-LGD', 'depot', 'CNSHA', 'Shanghai Lingang empty depot', '上海临港空箱堆场', 'Bãi rỗng Lâm Cảng', 'Asia/Shanghai'),
    ('VNHPH', 'port', '', 'Hai Phong', '海防', 'Hải Phòng', 'Asia/Ho_Chi_Minh'),
    ('VNHPH-LHT', 'terminal', 'VNHPH', 'Lach Huyen terminal', '沥县码头', 'Cảng Lạch Huyện', 'Asia/Ho_Chi_Minh'),
    ('VNHPH-DVD', 'depot', 'VNHPH', 'Dinh Vu empty depot', '亭武空箱堆场', 'Bãi rỗng Đình Vũ', 'Asia/Ho_Chi_Minh'),
    ('VNSGN', 'port', '', 'Ho Chi Minh City', '胡志明市', 'Thành phố Hồ Chí Minh', 'Asia/Ho_Chi_Minh'),
    ('VNSGN-CTL', 'terminal', 'VNSGN', 'Cat Lai terminal', '吉莱码头', 'Cảng Cát Lái', 'Asia/Ho_Chi_Minh'),
    ('VNSGN-TDD', 'depot', 'VNSGN', 'Thu Duc empty depot', '守德空箱堆场', 'Bãi rỗng Thủ Đức', 'Asia/Ho_Chi_Minh'),
    ('USLGB', 'port', '', 'Long Beach', '长滩', 'Long Beach', 'America/Los_Angeles'),
    ('USLGB-SSA', 'terminal', 'USLGB', 'Long Beach SSA Terminal C', '长滩 SSA C 码头', 'Cảng SSA Terminal C', 'America/Los_Angeles'),
    ('USLAX', 'port', '', 'Los Angeles', '洛杉矶', 'Los Angeles', 'America/Los_Angeles'),
    ('USLAX-P400', 'terminal', 'USLAX', 'Los Angeles Pier 400', '洛杉矶 400 号码头', 'Cảng Pier 400', 'America/Los_Angeles'),
    ('USOAK', 'port', '', 'Oakland', '奥克兰', 'Oakland', 'America/Los_Angeles'),
    ('USOAK-OICT', 'terminal', 'USOAK', 'Oakland International Container Terminal', '奥克兰国际集装箱码头', 'Cảng Oakland', 'America/Los_Angeles'),
    ('USCHI', 'inland', '', 'Chicago', '芝加哥', 'Chicago', 'America/Chicago'),
    ('USCHI-LPC', 'ramp', 'USCHI', 'Logistics Park Chicago ramp', '芝加哥物流园铁路场站', 'Ga Chicago', 'America/Chicago'),
    ('USDAL', 'inland', '', 'Dallas', '达拉斯', 'Dallas', 'America/Chicago'),
    ('USDAL-DIT', 'ramp', 'USDAL', 'Dallas Intermodal Terminal ramp', '达拉斯多式联运铁路场站', 'Ga Dallas', 'America/Chicago')
  ) as place(code, kind, parent, en, zh, vi, zone);

insert into equipment_type values
  ('22G1', '20′ dry', '20尺普柜', 'Cont 20'' thường', 'dry', 20, 2200, 30480),
  ('42G1', '40′ dry', '40尺普柜', 'Cont 40'' thường', 'dry', 40, 3700, 32500),
  ('45G1', '40′ high cube', '40尺高柜', 'Cont 40'' cao', 'dry', 40, 3900, 32500),
  ('45R1', '40′ high cube reefer', '40尺冷藏高柜', 'Cont 40'' lạnh', 'reefer', 40, 4600, 34000);

insert into organisation (ref, name, address, country)
select 'ORG' || n, 'Trading house ' || n, n || ' Harbour Road', case n % 2 when 0 then 'CN' else 'US' end
  from generate_series(1, greatest(40, bench.asked() / 500)) as n;

insert into carrier_profile (profile) values ('{"name": "Fairway Lines", "scac": "FWYL", "accent": null, "icp": []}');
insert into business_clock (epoch, started_at, rate) values (bench.present(), now(), 1);
insert into carrier_contact (heard_at) values (now());
