-- Answers to writes wait sealed for a second try. Those from before this step stay readable for their seven days, all but
-- the ones that hold the secret of a webhook.
alter table idempotency_record add column sealed_body text;
delete from idempotency_record where route like '% /carrier/v1/webhook%';

-- Whoever watches cargo live is let go when the session ends by which they do, on every node and in whatever way it ended.
create function announce_end() returns trigger language plpgsql as $$
begin
  perform pg_notify('fairway_changes', '');
  return null;
end $$;
create trigger session_ended after update of ended_at on session for each statement execute function announce_end();
create trigger assumption_ended after update of released_at on assumption for each statement execute function announce_end();
