-- Whoever still has to choose a new password: few of many, and a status that admins look for.
create index account_to_reset on account (created_at desc, id) where password_state = 'resetRequired';
