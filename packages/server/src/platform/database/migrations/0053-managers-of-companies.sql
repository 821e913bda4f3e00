-- A role on the link between a person and an organisation: its managers look after the accounts of colleagues.
alter table account_organisation
  drop constraint account_organisation_roles_check,
  add constraint account_organisation_roles_check check (roles <@ array['member', 'shipper', 'agent', 'manager']);

-- What the managers of an organisation may give: groups of customers, never those of the carrier's own people and sales.
alter table organisation
  add column groups text[] not null default '{}'
    check (groups <@ array['BD', 'TD', 'BR', 'BS', 'BC', 'BP', 'SI', 'VG', 'BL', 'OL', 'OD', 'SD', 'DE']);

-- The organisation whose managers gave an account what it has; nothing where the carrier's admin did.
alter table account
  add column managed_by uuid references organisation,
  add constraint account_managed_groups
    check (managed_by is null or not groups && array['ADMIN', 'CSR', 'VA', 'VU', 'VS']);
create index account_by_manager on account (managed_by) where managed_by is not null;

-- Managers give nothing that their organisation does not have. The lock waits for an admin who is about to change that.
create function keep_to_company_groups() returns trigger language plpgsql as $$
begin
  if new.managed_by is not null then
    perform from organisation o where o.id = new.managed_by and new.groups <@ o.groups for share;
    if not found then
      raise exception 'The organisation does not have these groups' using errcode = 'check_violation';
    end if;
  end if;
  return new;
end $$;
create trigger account_keeps_to_company_groups before insert or update of groups, managed_by on account
  for each row execute function keep_to_company_groups();
