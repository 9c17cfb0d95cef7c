-- What a check and its undoing ask the database, as the service sends them (Services/Grocery/Service/Items,
-- Shared/Events). A run of this file is two transactions.
\startpipeline
BEGIN;
SELECT 1 FROM grocery_list WHERE household_id = :household AND id = :list FOR UPDATE;
UPDATE grocery_item SET checked_at = :now, updated_at = :now, version = version + 1, change_id = :change WHERE household_id = :household AND list_id = :list AND id = :item AND checked_at IS NULL;
UPDATE grocery_list SET version = version + 1, updated_at = :now WHERE household_id = :household AND id = :list AND EXISTS (SELECT 1 FROM grocery_item WHERE household_id = :household AND list_id = :list AND id = :item AND change_id = :change);
WITH stream AS (INSERT INTO event_stream (household_id, last) SELECT :household::uuid, 1 WHERE EXISTS (SELECT 1 FROM grocery_item WHERE household_id = :household AND list_id = :list AND id = :item AND change_id = :change) ON CONFLICT (household_id) DO UPDATE SET last = event_stream.last + 1 RETURNING last) INSERT INTO outbox (household_id, sequence, id, kind, subject, payload, occurred_at) SELECT :household::uuid, stream.last - 1 + d.column1, d.column2, d.column3, d.column4, d.column5, :now FROM stream, (VALUES (1, :change::uuid, 'list.item_checked', :item::uuid, '{"list_id":"00000000-0000-0000-0000-000000000000"}')) AS d;
SELECT id, version, name, food_id, food_name, category, quantities, amount_text, note, checked_at, position, by_hand, lines, item_key, created_at, updated_at FROM grocery_item WHERE household_id = :household AND list_id = :list AND id = :item AND (checked_at IS NULL OR checked_at > :horizon);
COMMIT;
\endpipeline
\startpipeline
BEGIN;
SELECT 1 FROM grocery_list WHERE household_id = :household AND id = :list FOR UPDATE;
UPDATE grocery_item SET checked_at = NULL, updated_at = :now, version = version + 1, change_id = :change WHERE household_id = :household AND list_id = :list AND id = :item AND checked_at > :horizon;
UPDATE grocery_list SET version = version + 1, updated_at = :now WHERE household_id = :household AND id = :list AND EXISTS (SELECT 1 FROM grocery_item WHERE household_id = :household AND list_id = :list AND id = :item AND change_id = :change);
WITH stream AS (INSERT INTO event_stream (household_id, last) SELECT :household::uuid, 1 WHERE EXISTS (SELECT 1 FROM grocery_item WHERE household_id = :household AND list_id = :list AND id = :item AND change_id = :change) ON CONFLICT (household_id) DO UPDATE SET last = event_stream.last + 1 RETURNING last) INSERT INTO outbox (household_id, sequence, id, kind, subject, payload, occurred_at) SELECT :household::uuid, stream.last - 1 + d.column1, d.column2, d.column3, d.column4, d.column5, :now FROM stream, (VALUES (1, :change::uuid, 'list.item_unchecked', :item::uuid, '{"list_id":"00000000-0000-0000-0000-000000000000"}')) AS d;
SELECT id, version, name, food_id, food_name, category, quantities, amount_text, note, checked_at, position, by_hand, lines, item_key, created_at, updated_at FROM grocery_item WHERE household_id = :household AND list_id = :list AND id = :item AND (checked_at IS NULL OR checked_at > :horizon);
COMMIT;
\endpipeline
